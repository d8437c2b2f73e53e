import type { LookupAddress, LookupOptions } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { bolehDipanggil } from '../../platform/http/alamat-luar.ts'

/** Said of an address within a network of its own. */
export class AlamatDalam extends Error {
  constructor() {
    super('the address lies within a private network')
    this.name = 'AlamatDalam'
  }
}

/** Whether a page of the public internet can be served from this numeric address. */
export const isAlamatUmum = (ip: string): boolean => bolehDipanggil(ip, false)

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
