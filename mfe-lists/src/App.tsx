import { Route, Routes } from 'react-router-dom'
import { paths } from 'shared-ui'
import { SavedListingsPage } from './pages/SavedListingsPage'

/** Every URL of this remote. */
export function App() {
  return (
    <Routes>
      <Route path={paths.savedListings} element={<SavedListingsPage />} />
    </Routes>
  )
}
