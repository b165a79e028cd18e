import { describeRemote } from 'federation/describeRemote'
import { startAs } from 'shared-auth/testing'
import * as remote from './remote'

describeRemote(() => remote, {
  name: 'account',
  begin: () => startAs(null),
  path: '/login',
  heading: 'Welcome',
})
