import { Route, Routes } from 'react-router-dom'
import { paths } from 'shared-ui'
import { AddListingPage } from './pages/AddListingPage'
import { ContactPage } from './pages/ContactPage'
import { SubmitListingPage } from './pages/SubmitListingPage'

/** Every URL of this remote. */
export function App() {
  return (
    <Routes>
      <Route path={paths.submitListing} element={<SubmitListingPage />} />
      <Route path={paths.addListing} element={<AddListingPage />} />
      <Route path={paths.contact} element={<ContactPage />} />
    </Routes>
  )
}
