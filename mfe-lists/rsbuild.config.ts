import { remoteConfig } from 'federation/build'

export default remoteConfig({
  name: 'lists',
  port: 3003,
  fragments: { SaveButton: './src/SaveButtonFragment.ts' },
})
