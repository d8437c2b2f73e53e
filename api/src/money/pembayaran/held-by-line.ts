import { sql } from 'kysely'

/** Tells whether the turn of a pair is the last one of its line: the line holds its payment then. */
export const isHeld = sql<boolean>`pasangan_mutasi.urut = (
  select max(keadaan_mutasi.urut) from keadaan_mutasi where keadaan_mutasi.mutasi_id = pasangan_mutasi.mutasi_id
)`
