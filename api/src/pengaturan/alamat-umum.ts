import type { LookupAddress, LookupOptions } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Said of an address within a network of its own. */
export class AlamatDalam extends Error {
  constructor() {
    super('the address lies within a private network')
    this.name = 'AlamatDalam'
  }
}

// What no public page is served from: own machine, private and shared networks, links, tests, multicast, and what carries such in it.
const DALAM = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  DALAM.addSubnet(net, bits, 'ipv4')
// Of IPv6 only what is handed out to the public is asked, and of that not what wraps IPv4 or is for examples.
const UMUM_6 = new BlockList()
UMUM_6.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  DALAM.addSubnet(net, bits, 'ipv6')

/** Whether a page of the public internet can be served from this numeric address. */
export function isAlamatUmum(ip: string): boolean {
  const family = isIP(ip)
  if (family === 4) return !DALAM.check(ip, 'ipv4')
  return family === 6 && UMUM_6.check(ip, 'ipv6') && !DALAM.check(ip, 'ipv6')
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/**
 * Finds a name for a connection as `node:dns` does, and fails where any of its addresses is not public: what was looked at is what is
 * connected to, so that a name which answers differently the second time gains nothing.
 */
export function carikanUmum(host: string, options: LookupOptions, done: Found): void {
  lookup(host, { ...options, all: true }).then(
    (all) => {
      const [first] = all
      if (!first || !all.every(({ address }) => isAlamatUmum(address))) return done(new AlamatDalam(), '')
      return options.all ? done(null, all) : done(null, first.address, first.family)
    },
    (error: Error) => done(error, ''),
  )
}
