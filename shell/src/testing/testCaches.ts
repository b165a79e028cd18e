/**
 * A Cache Storage in memory, which jsdom does not have: the caches by their names, each with its entries in the order in which
 * they came. What is added gets an empty answer.
 */
export function layCaches(): Map<string, Map<string, Response>> {
  const stored = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return {
      match: async (address: string) => entries.get(address)?.clone(),
      matchAll: async () => [...entries.values()].map((answer) => answer.clone()),
      keys: async () => [...entries.keys()],
      put: async (address: string, answer: Response) => void entries.set(address, answer),
      add: async (address: string) => void entries.set(address, new Response()),
      delete: async (address: string) => entries.delete(address),
    }
  }
  const caches = {
    open,
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
  }
  Object.defineProperty(window, 'caches', { value: caches, configurable: true })
  return stored
}
