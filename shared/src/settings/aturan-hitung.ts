/**
 * Figures of law and of the agency by which a family's cost is computed. They come from the settings; a package carries
 * them.
 */
export interface CalculationRules {
  /** The age in years below which somebody is a child on the day of departure. */
  anak: number
  /** The age in years below which somebody is an infant until the day of return. */
  bayi: number
  /** Days before the settling day from which everything is paid at once. */
  lunas: number
}

/** The default figures, for older hosts and settings that state none. */
export const ATURAN_HITUNG: CalculationRules = { anak: 12, bayi: 2, lunas: 30 }

/** Returns the figures that a package carries, or the defaults. */
export const aturanOf = ({ aturan }: { aturan?: CalculationRules | undefined }): CalculationRules =>
  aturan ?? ATURAN_HITUNG
