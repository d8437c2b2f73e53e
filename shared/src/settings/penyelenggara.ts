/** A licence as the settings store it. */
export interface Izin {
  nomor: string
  /** The day of issue; empty if unknown. */
  terbit?: string
  /** The last day; empty if unknown. */
  berlaku_sampai: string
}

/** The organiser of the journeys, as the settings store it. */
export interface Penyelenggara {
  company: string
  ppiu: Izin
  pihk: Izin
  licence_check_url: string
  /** Time of the settings' last change; empty if unknown. */
  updated_at?: string | undefined
}
