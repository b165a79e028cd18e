import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * Returns what goes to another page after an answer. It does nothing once the visitor has left the page: an answer can take
 * ten seconds.
 */
export function useRedirect(path: string, options?: { replace: boolean }): () => void {
  const navigate = useNavigate()
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return () => {
    if (isHere.current) navigate(path, options)
  }
}
