import { Alert, Button, Group } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import type { Draft } from '../draft.ts'
import { formatWaktu } from '../waktu.ts'
import classes from './parts.module.css'

interface DraftNoticeProps {
  drafts: readonly Draft[]
  /** `updated_at` of the copy on the page: an older draft was made before somebody else saved. */
  base: string
  onRestore: (draft: Draft) => void
  onDiscard: () => void
}

/** Offers back what was typed before a reload or a crash. */
export function DraftNotice({ drafts, base, onRestore, onDiscard }: DraftNoticeProps) {
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
            key={draft.savedAt}
            size="xs"
            classNames={{ root: classes.wrapping ?? '', label: classes.wrappingLabel ?? '' }}
            onClick={() => onRestore(draft)}
          >
            Pulihkan draf {formatWaktu(draft.savedAt)}
          </Button>
        ))}
        <Button size="xs" variant="default" onClick={onDiscard}>
          Buang draf
        </Button>
      </Group>
    </Alert>
  )
}
