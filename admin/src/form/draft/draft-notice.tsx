import { Alert, Button, Group } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { isPaketList } from '../../paket/form/fields.ts'
import type { PaketFormValues } from '../../paket/form/values.ts'
import { formatWaktuPenuh } from '../../ui/waktu.ts'
import { changedFields, fieldLabel, fieldText } from '../compare/diff.ts'
import classes from '../parts/parts.module.css'
import type { Draft } from './draft.ts'

interface DraftNoticeProps {
  drafts: readonly Draft[]
  /** `updated_at` of the copy on the page: an older draft was made before somebody else saved. */
  base: string
  /** What stands on the page when nothing was typed. */
  clean: PaketFormValues
  onRestore: (draft: Draft) => void
  onDiscard: () => void
}

const LONGEST = 40

/** Tells drafts of the same minute apart by the first thing typed. */
function hint({ values }: Draft, clean: PaketFormValues): string {
  const [field] = changedFields(clean, values)
  if (!field) return ''
  if (isPaketList(field)) return ` (${fieldLabel(field)})`
  const text = fieldText(values, field).join(', ') || '(kosong)'
  return ` (${fieldLabel(field)}: ${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text})`
}

/** Offers back what was typed before a reload or a crash. */
export function DraftNotice({ drafts, base, clean, onRestore, onDiscard }: DraftNoticeProps) {
  const [latest] = drafts
  if (!latest) return null
  return (
    <Alert
      icon={<IconHistory aria-hidden />}
      title="Ada isian yang belum disimpan"
      color="var(--gold-ink)"
      classNames={{ root: classes.draft ?? '', title: classes.draftTitle ?? '' }}
      role="status"
      mb="lg"
    >
      Draf ini tersimpan di perangkat Anda.
      {latest.base !== base && ' Sejak itu paket sudah diubah; pilihannya ditanyakan saat disimpan.'}
      <Group gap="xs" mt="sm">
        {drafts.map((draft) => (
          <Button
            key={draft.id}
            size="xs"
            classNames={{ root: classes.wrapping ?? '', label: classes.wrappingLabel ?? '' }}
            onClick={() => onRestore(draft)}
          >
            Pulihkan draf {formatWaktuPenuh(draft.savedAt)}
            {drafts.length > 1 && hint(draft, clean)}
          </Button>
        ))}
        <Button size="xs" variant="default" onClick={onDiscard}>
          Buang draf
        </Button>
      </Group>
    </Alert>
  )
}
