import type { MAY, Who } from '../../access/session/who.ts'

/*
 * Who reads and who writes the records of a noun, under the names of the one table of roles. Everybody is none of them: what anybody may
 * read without an account is what a noun publishes (`published` in `field.ts`), never all that it has.
 */

/** Whoever answers for the product is behind each of these names. */
export type Reader = Exclude<Who, 'all' | 'own'>

type RolesOf<Name extends Reader> = (typeof MAY)[Name][number]
/** Names all of whose roles may read: what somebody writes, they are answered with. */
type WriterAmong<Name extends Reader> = {
  [Writer in Reader]: RolesOf<Writer> extends RolesOf<Name> ? Writer : never
}[Reader]

/** Nobody is in an audience by default: each noun says both, and the compiler asks. */
export type Audience = {
  [Name in Reader]: {
    /** Who reads all of its records, whatever their state. */
    reads: Name
    /** Who changes them, in whatever way, and reads their revisions and their trash: nobody who may not read them. */
    writes: WriterAmong<Name>
  }
}[Reader]
