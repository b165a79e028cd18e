import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// The first lazy import of a page can take longer than the default second.
configure({ asyncUtilTimeout: 5000 })
