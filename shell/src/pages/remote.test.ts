import { describeRemote } from 'federation/describeRemote'
import { CONFIG_ELEMENT } from '../config'
import { remote as standIn } from '../testing/testOutlet'
import * as ownPages from './remote'

/** The configuration that the page of the terms needs. */
const CONFIG = { origin: 'https://sprouts.test', contact: { support: 'team@sprouts.test' } }

describeRemote(() => ownPages, {
  name: 'pages',
  begin() {
    document.head.innerHTML = `<script type="application/json" id="${CONFIG_ELEMENT}">${JSON.stringify(CONFIG)}</script>`
  },
  path: '/terms-of-use',
  heading: 'Terms of Use',
})

// what stands for a remote in the tests of the outlet
const drawn = standIn('A page')
describeRemote(() => drawn, { name: 'stand-in', path: '/anywhere', heading: 'A page', isStandIn: true })
