import { useEffect, useState } from 'react'
import { Container, Heading, Page } from 'shared-ui'

/** Forgets its listener and its timer when it is left. */
function leak() {
  window.addEventListener('resize', () => {})
  setInterval(() => {}, 60_000)
}

/** The fault is set in sessionStorage, so that a test can remove it. */
export const fault = () => sessionStorage.getItem('fault')

export function App() {
  const [isBroken, setIsBroken] = useState(false)
  if (fault() === 'render' || isBroken) throw new Error('Broken on purpose while rendering')
  useEffect(() => {
    if (fault() === 'effect') throw new Error('Broken on purpose in an effect')
    if (fault() === 'leak') leak()
  }, [])

  return (
    <Page title="Mended">
      <Container>
        <Heading>Mended</Heading>
        <button type="button" onClick={() => setIsBroken(true)}>
          Break
        </button>
      </Container>
    </Page>
  )
}
