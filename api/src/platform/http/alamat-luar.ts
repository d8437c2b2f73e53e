import { BlockList, isIP } from 'node:net'

/*
 * Whoever may name an address, of a webhook or a page to try, could have the server call its own network (SSRF). So
 * only addresses of the public internet are called: every range that IANA reserves is refused, and of IPv6 all but what
 * is assigned to networks.
 */

const DALAM_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Ranges within 2000::/3 for protocols, documentation, and tunnels to IPv4 addresses. */
const DALAM_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const

const dalam = new BlockList()
for (const [net, bits] of DALAM_4) dalam.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of DALAM_6) dalam.addSubnet(net, bits, 'ipv6')
const luas6 = new BlockList()
luas6.addSubnet('2000::', 3, 'ipv6')
const sendiri = new BlockList()
sendiri.addSubnet('127.0.0.0', 8, 'ipv4')
sendiri.addAddress('::1', 'ipv6')

/**
 * Tells whether an IP address may be called; `bolehSendiri` allows this machine itself, and no other of its network.
 */
export function bolehDipanggil(ip: string, bolehSendiri: boolean): boolean {
  const kind = isIP(ip)
  if (kind === 0) return false
  const family = kind === 4 ? 'ipv4' : 'ipv6'
  if (sendiri.check(ip, family)) return bolehSendiri
  if (kind === 6 && !luas6.check(ip, 'ipv6')) return false
  return !dalam.check(ip, family)
}

/** Tells whether a host is this machine, which trials may call without encryption. */
export function isSendiri(hostname: string): boolean {
  const ip = ipOf(hostname)
  return hostname === 'localhost' || (ip !== null && sendiri.check(ip, isIP(ip) === 4 ? 'ipv4' : 'ipv6'))
}

/** Returns the IP address that a host is; null for a name. */
export function ipOf(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) ? bare : null
}
