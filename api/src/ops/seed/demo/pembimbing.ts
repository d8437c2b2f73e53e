import { PEMBIMBING_CONTOH } from '@safar/shared/content/contoh/pembimbing'

/** The guides of the made-up agency; their pictures are masters. */
export const DEMO_PEMBIMBING: readonly object[] = PEMBIMBING_CONTOH

/** Alt texts of the guides' portraits, by master. */
export const PEMBIMBING_ALTS = {
  'pembimbing-1': 'Ilustrasi potret pembimbing berkopiah',
  'pembimbing-2': 'Ilustrasi potret pembimbing berkerudung',
} as const satisfies Record<string, string>
