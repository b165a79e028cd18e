import { remoteConfig } from 'federation/build'

/** A remote that fails on purpose, built exactly as a real one. It stands in for each of the four in faults.spec.ts. */
export default remoteConfig({
  name: 'broken',
  fragments: { SaveButton: './src/SaveButtonFragment.tsx' },
})
