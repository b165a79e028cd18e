import { globSync } from 'node:fs'
import { TEST_FILES } from './tasks/runners/testFiles.ts'

/** Unit and component tests of every browser package: `jest`, or `jest shared-ui`. */
const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2023',
    },
    module: { type: 'commonjs' },
  },
]

export default {
  // jest's own choice is a core less: on two, everything in one process that only grows, and takes four times as long
  maxWorkers: '100%',
  // jest reads every name below these: not what is built, kept or installed
  roots: globSync(['{mfe,shared}-*/src', '{shell,federation}/src', 'federation/registry', 'spec']).map(
    (folder) => `<rootDir>/${folder}`,
  ),
  // jsdom that keeps the fetch, Response and TextEncoder of Node.
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: TEST_FILES.jest.map((pattern) => `<rootDir>/${pattern}`),
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true) },
  moduleNameMapper: {
    // Jest would take the server build, whose global styles do nothing.
    '^styled-components$': 'styled-components/dist/styled-components.browser.cjs.js',
    '\\.(avif|webp|svg\\?url)$': '<rootDir>/jest.picture.cjs',
  },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  // longer than one wait of testing-library (jest.setup.ts), so that a test says what it has waited for;
  // and a busy machine is slow, not wrong
  testTimeout: 30_000,
}
