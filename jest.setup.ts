import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// The first lazy import of a page can take longer than the default second.
configure({ asyncUtilTimeout: 5000 })

// supabase-js would open one to talk to other tabs, and an open one keeps Jest alive after the last test.
Reflect.deleteProperty(globalThis, 'BroadcastChannel')
