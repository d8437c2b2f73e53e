import type { MAY, Who } from '../../access/session/who.ts'

/*
 * The readers and writers of a noun's records, by the names of the one table of roles. Everybody is none of them:
 * without an account one reads what a noun publishes (`published` in `field.ts`), never all that it has.
 */

/** The permissions that can name an audience; `admin` has each of them. */
export type Reader = Exclude<Who, 'all' | 'own'>

type RolesOf<Name extends Reader> = (typeof MAY)[Name][number]
/** Permissions whose roles may all read, since a write is answered with the record. */
type WriterAmong<Name extends Reader> = {
  [Writer in Reader]: RolesOf<Writer> extends RolesOf<Name> ? Writer : never
}[Reader]

/** An audience: readers and writers of a noun's records. There is no default, and the compiler asks for both. */
export type Audience = {
  [Name in Reader]: {
    /** The permission to read all records, in any state. */
    reads: Name
    /**
     * The permission to change records in any way, and to read their revisions and their trash; it includes reading.
     */
    writes: WriterAmong<Name>
  }
}[Reader]
