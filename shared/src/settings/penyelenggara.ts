/** A licence as the settings store it. */
export interface Izin {
  nomor: string
  /** The day on which it was issued; empty where nobody wrote one. */
  terbit?: string
  /** Its last day; empty where nobody wrote one. */
  berlaku_sampai: string
}

/** The organiser of the journeys, as the settings store it. */
export interface Penyelenggara {
  company: string
  ppiu: Izin
  pihk: Izin
  licence_check_url: string
  /** When the settings were written last; empty where that is not known. */
  updated_at?: string | undefined
}
