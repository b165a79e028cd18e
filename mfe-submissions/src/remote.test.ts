import { describeRemote } from 'federation/describeRemote'
import { startAs } from 'shared-auth/testing'
import * as remote from './remote'

describeRemote(() => remote, {
  name: 'submissions',
  begin: () => startAs(null),
  path: '/contact',
  heading: 'Contact Us',
})
