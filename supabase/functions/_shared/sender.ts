/**
 * What tells one sender from another. The IP address if the platform provides it, of IPv6 the network, of which one
 * customer has all addresses. Otherwise what the request itself says: that can be forged, but two people who write at the
 * same time seldom agree in all of it.
 */
export function senderOf(request: Request, address: string | null): string {
  if (address) return networkOf(address)
  // a proxy adds the address that it sees at the end; the caller can write what stands before it
  const forwarded = withoutPort(request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '')
  const said = ['user-agent', 'accept-language', 'sec-ch-ua', 'sec-ch-ua-platform']
  return JSON.stringify([forwarded, ...said.map((name) => request.headers.get(name))])
}

/** Some proxies write the port of the connection as well: each connection would be a sender of its own. */
const withoutPort = (address: string) => address.replace(/^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/, '$1$2')

/** The first 64 bits of an IPv6 address; any other text as it is. Without a port. */
export function networkOf(address: string): string {
  const plain = withoutPort(address).replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (!plain.includes(':')) return plain
  const groups = (text: string) => text.split(':').filter(Boolean)
  const [start = '', end] = plain.toLowerCase().split('::')
  const [first, last] = [groups(start), groups(end ?? '')]
  const zeros = end === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const all = [...first, ...Array<string>(zeros).fill('0'), ...last]
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
