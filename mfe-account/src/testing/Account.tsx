import { Route, Routes } from 'react-router-dom'
import { paths } from 'shared-ui'
import { App } from '../App'

/** The remote as in the shell, where home is the page of another one. */
export const Account = () => (
  <Routes>
    <Route path={paths.home} element={null} />
    <Route path="*" element={<App />} />
  </Routes>
)
