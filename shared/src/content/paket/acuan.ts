/** The ministry's reference price of an umrah, and where it is written. */
export interface Acuan {
  nilai: number
  sumber: string
}
