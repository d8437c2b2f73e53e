import type { LookupAddress, LookupOptions } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { bolehDipanggil } from '../../platform/http/alamat-luar.ts'

/** The error for an address within a private network. */
export class AlamatDalam extends Error {
  constructor() {
    super('the address lies within a private network')
    this.name = 'AlamatDalam'
  }
}

/** Tells whether a numeric address is one of the public internet. */
export const isAlamatUmum = (ip: string): boolean => bolehDipanggil(ip, false)

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/**
 * Looks up a name for a connection as `node:dns` does, and fails if any of its addresses is not public. The connection
 * uses the checked address, so a name that answers differently the second time gains nothing (DNS rebinding).
 */
export function lookupPublic(host: string, options: LookupOptions, done: Found): void {
  lookup(host, { ...options, all: true }).then(
    (all) => {
      const [first] = all
      if (!first || !all.every(({ address }) => isAlamatUmum(address))) return done(new AlamatDalam(), '')
      return options.all ? done(null, all) : done(null, first.address, first.family)
    },
    (error: Error) => done(error, ''),
  )
}
