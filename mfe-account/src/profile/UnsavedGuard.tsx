import { isPlainClick } from 'federation/isPlainClick'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { Button, Dialog, layers, paths, useLayer } from 'shared-ui'
import { focusMain } from 'shared-ui/focusMain'

/** The navigation that was stopped. */
type Way = { go: () => void }

/**
 * Asks before the user leaves unsaved changes: by a link, by Back, or by closing the page (the browser's own dialog).
 * A logout is not stopped.
 */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const navigate = useNavigate()
  const [way, setWay] = useState<Way | null>(null)
  const [isOff, setIsOff] = useState(false)
  /** Whether nothing is before this page in its tab. */
  const isFirst = useRef(false)
  const isOn = isDirty && !isOff

  // Back calls this first, as for an open dialog; the page stays
  useLayer(isOn, () => {
    setWay({ go: () => (isFirst.current ? navigate(paths.home, { replace: true }) : navigate(-1)) })
    return false
  })

  useEffect(() => {
    if (!isOn) return
    // once its entry is there it is the last one: dialogs that were closed have left none after it yet
    queueMicrotask(() => {
      isFirst.current = window.history.length <= layers.get().length + 1
    })
    const handleClick = (event: MouseEvent) => {
      const path = pathOfLink(event)
      if (path === null) return
      event.preventDefault()
      event.stopPropagation()
      setWay({ go: () => navigate(path) })
    }
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    document.addEventListener('click', handleClick, true)
    window.addEventListener('beforeunload', handleUnload)
    return () => {
      document.removeEventListener('click', handleClick, true)
      window.removeEventListener('beforeunload', handleUnload)
    }
  }, [isOn, navigate])

  function handleLeave() {
    // the guard must be off before the navigation continues
    flushSync(() => {
      setIsOff(true)
      setWay(null)
    })
    way?.go()
  }

  /** A link in the menu of a phone is hidden by now: it cannot have the focus again. */
  function stay() {
    flushSync(() => setWay(null))
    if (document.activeElement === document.body) focusMain()
  }

  return (
    <Dialog
      open={way !== null}
      title="Leave without saving?"
      onClose={stay}
      footer={
        <>
          {/* the first one has the focus: a second Enter loses nothing */}
          <Button onClick={stay}>Keep editing</Button>
          <Button variant="quiet" onClick={handleLeave}>
            Leave
          </Button>
        </>
      }
    >
      <p>What you changed is not saved yet.</p>
    </Dialog>
  )
}

/** Returns the target path of a plain click on a link of this site; null if it opens no other page in this tab. */
function pathOfLink(event: MouseEvent): string | null {
  const { target } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return null
  if (!isPlainClick(event) || link.pathname === window.location.pathname) return null
  return link.pathname + link.search + link.hash
}
