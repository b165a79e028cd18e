import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { paths, type Shortcut, shortcuts } from 'shared-ui'
import { ActivitiesPage } from './pages/ActivitiesPage'
import { ActivityPage } from './pages/ActivityPage'
import { HomePage } from './pages/HomePage'

/** Every URL of this remote. */
export function App() {
  return (
    <Routes>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.activities} element={<ActivitiesPage />} />
      <Route path={`${paths.activities}/:id/:slug?`} element={<ActivityPage />} />
      {shortcuts.map((shortcut) => (
        <Route key={shortcut.path} path={shortcut.path} element={<Redirect shortcut={shortcut} />} />
      ))}
    </Routes>
  )
}

function Redirect({ shortcut }: { shortcut: Shortcut }) {
  const { search } = useLocation()
  return <Navigate replace to={shortcut.target(search)} />
}
