import { remoteConfig } from 'federation/build'

export default remoteConfig({
  name: 'lists',
  fragments: {
    SaveButton: './src/SaveButtonFragment.ts',
    CalendarButton: './src/CalendarButtonFragment.ts',
  },
})
