import { isIP } from 'node:net'

/** Groups of an IPv6 address that a provider gives to one customer; the rest is theirs to choose at each request. */
const NETWORK_GROUPS = 4
/** Some proxies write the port behind the address. */
const WITH_PORT = /^(?:\[([^\]]{2,60})\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d{1,5})?$/
const MAPPED_IPV4 = /^(?:0+:){5}ffff:([0-9a-f]+):([0-9a-f]+)$/

/**
 * Returns the network that an address counts as in every rate limit: an IPv4 address itself, also written as IPv6, and
 * the /64 of an IPv6 address. Anything else counts as one network, since a proxy that sends it says the same of all.
 */
export function networkOf(address: string): string {
  const [, group, plain] = WITH_PORT.exec(address) ?? []
  const [bare = ''] = (group ?? plain ?? address).split('%', 1)
  const kind = isIP(bare)
  if (kind === 4) return bare
  if (kind !== 6) return 'tidak dikenal'
  const groups = expand(bare)
  const [, high = '', low = ''] = MAPPED_IPV4.exec(groups.join(':')) ?? []
  if (high) {
    const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
    return `${a >> 8}.${a & 255}.${b >> 8}.${b & 255}`
  }
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** The eight groups of an IPv6 address. */
function expand(address: string): string[] {
  // Written in one way, however it came: lower case, no leading zeros, its IPv4 part as two groups.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::')
  const left = head.split(':').filter(Boolean)
  if (tail === undefined) return left
  const right = tail.split(':').filter(Boolean)
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
}
