import type { DialectAdapter, Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Vault } from './vault.ts'

/*
 * Words that lie sealed in rows are read and written in many places that have a database or a transaction at hand: its
 * vault follows from it. A transaction has the adapter of its database.
 */

const VAULTS = new WeakMap<DialectAdapter, Vault>()

/** Names the vault of a database and of all its transactions, once while the server is built. */
export function nameVault(db: Kysely<Tables>, vault: Vault): void {
  VAULTS.set(db.getExecutor().adapter, vault)
}

/**
 * Returns the vault of a database or a transaction.
 * @throws Error if none was named
 */
export function vaultOf(db: Kysely<Tables>): Vault {
  const vault = VAULTS.get(db.getExecutor().adapter)
  if (!vault) throw new Error('This database has no vault.')
  return vault
}
