import type { RemoteProps } from '../contract'
import { createHistory } from '../history'
import { createQueryClient } from '../queryClient'

/** What the shell gives a remote, with a container in the document. Nothing is lent. */
export function propsFor(name: string, overrides: Partial<RemoteProps> = {}): RemoteProps {
  const container = document.createElement('div')
  document.body.append(container)
  return {
    name,
    container,
    services: {
      history: createHistory(),
      queryClient: createQueryClient(),
      loadFragment: () => Promise.reject(new Error('Nothing is lent here')),
    },
    owns: () => true,
    onError: jest.fn(),
    ...overrides,
  }
}
