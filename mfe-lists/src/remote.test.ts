import { describeRemote } from 'federation/describeRemote'
import { startAs } from 'shared-auth/testing'
import { stubApi } from 'shared-ui/testing'
import * as remote from './remote'

describeRemote(() => remote, {
  name: 'lists',
  begin() {
    startAs(null)
    stubApi({ 'POST rpc/shared_list': [{ name: 'Rainy days', emoji: '🎨', activities: [] }] })
  },
  path: '/shared/5a0c2b9e-7f0d-4c55-9a53-2f6f3f1d0c11',
  heading: 'Rainy days',
})
