import { describeRemote } from 'federation/describeRemote'
import { startAs } from 'shared-auth/testing'
import { stubApi } from 'shared-ui/testing'
import * as remote from './remote'

describeRemote(() => remote, {
  name: 'discover',
  begin() {
    startAs(null)
    stubApi({ 'GET Listings': [], 'GET image_metadata': [] })
  },
  path: '/',
  heading: 'Your go-to guide for family fun in Sydney.',
})
