import { Badge } from '@mantine/core'
import type { TipePaket } from '@safar/shared/paket/schema'

const COLORS: Record<TipePaket, { bg: string; c: string }> = {
  Umroh: { bg: 'var(--e100)', c: 'var(--e900)' },
  Haji: { bg: 'var(--gold100)', c: 'var(--haji)' },
  Overseas: { bg: 'var(--overseas100)', c: 'var(--overseas)' },
}

export function TipeBadge({ tipe }: { tipe: TipePaket }) {
  return (
    <Badge fz={13} h={24} miw="max-content" {...COLORS[tipe]}>
      {tipe}
    </Badge>
  )
}
