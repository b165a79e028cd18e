import { addressPrefix } from './run.ts'

type User = { id: string; email?: string }

/** How many accounts the service lists at once. */
const PAGE = 1000

/**
 * Removes every account of this run through the service's admin API, also those that a failed test has left, and returns
 * their number. One that the service keeps is no reason to leave the others: the error names all that remain. The key is the
 * service key of the project.
 */
export async function removeAccounts(backend: string, key: string): Promise<number> {
  const headers = { apikey: key, authorization: `Bearer ${key}` }
  const users = `${backend}/auth/v1/admin/users`
  const ours: User[] = []
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${users}?page=${page}&per_page=${PAGE}`, { headers })
    if (!answer.ok) throw new Error(`The accounts of the tests remain: ${users} answers ${answer.status}`)
    const { users: found }: { users: User[] } = await answer.json()
    ours.push(...found.filter(({ email }) => email?.startsWith(addressPrefix)))
    if (found.length < PAGE) break
  }
  const remaining: string[] = []
  for (const { id } of ours) {
    const answer = await fetch(`${users}/${id}`, { method: 'DELETE', headers })
    if (!answer.ok) remaining.push(`${users}/${id} answers ${answer.status}`)
  }
  if (remaining.length > 0) throw new Error(`Accounts of the tests remain: ${remaining.join(', ')}`)
  return ours.length
}
