import { type ReactNode, useEffect } from 'react'

/** Calls `onCommit` once what is in it has been drawn, or taken over from the document, for the first time. */
export function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports the first commit only
  useEffect(onCommit, [])
  return children
}
