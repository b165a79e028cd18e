import { remoteConfig } from 'federation/build'

export default remoteConfig({
  name: 'submissions',
  fragments: { ReportProblem: './src/ReportProblemFragment.ts' },
})
