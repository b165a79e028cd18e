import { useNavigate } from 'react-router-dom'

/** The browser's Back and Forward, beside the application. */
export function Steps() {
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => navigate(1)}>
        Forward
      </button>
    </>
  )
}
