import { Alert, Button, Group } from '@mantine/core'
import { shortText } from '@safar/shared/platform/text/cut-text'
import type { FormValues } from '@safar/shared/records/noun/values'
import { IconHistory } from '@tabler/icons-react'
import { formatWaktuPenuh } from '../../../platform/ui/waktu.ts'
import { changedFields, fieldText } from '../compare/changed.ts'
import { listAt } from '../paths.ts'
import type { FormShape } from '../shape.ts'
import type { Draft } from './draft.ts'
import classes from './draft-notice.module.css'

interface DraftNoticeProps<V extends FormValues> {
  shape: FormShape<V>
  /** The draft that the form resumed by itself. */
  resumed: Draft<V> | undefined
  drafts: readonly Draft<V>[]
  /** `updated_at` of the copy on the page: an older draft was made before somebody else saved. */
  base: string
  /** The values of the page before anything was typed. */
  clean: V
  onRestore: (draft: Draft<V>) => void
  onDiscard: () => void
}

const LONGEST = 40

/** Returns the first changed field, which tells drafts of the same minute apart. */
function hint(shape: FormShape, values: FormValues, clean: FormValues): string {
  const [name] = changedFields(shape, clean, values)
  if (!name) return ''
  const label = shape.looks[name]?.label ?? name
  if (listAt(shape, name)) return ` (${label})`
  const text = fieldText(shape, values, name).join(', ') || '(kosong)'
  return ` (${label}: ${shortText(text, LONGEST)})`
}

/** Renders that a draft was resumed, and offers the others. */
export function DraftNotice<V extends FormValues>({ resumed, ...offered }: DraftNoticeProps<V>) {
  return (
    <>
      {resumed && (
        <Alert color="emerald" role="status" mb="lg">
          Isian Anda dari {formatWaktuPenuh(resumed.savedAt)} sudah dipulihkan.
        </Alert>
      )}
      <DraftOffer {...offered} />
    </>
  )
}

/** Offers drafts from before a reload or a crash. */
function DraftOffer<V extends FormValues>({
  shape,
  drafts,
  base,
  clean,
  onRestore,
  onDiscard,
}: Omit<DraftNoticeProps<V>, 'resumed'>) {
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
      {shape.noun.draftsInBrowser
        ? 'Isian ini tersimpan di perangkat Anda.'
        : 'Isian ini hanya diingat di tab ini, tidak disimpan di perangkat Anda.'}
      {latest.base !== base && ` Sejak itu ${shape.word} sudah diubah; pilihannya ditanyakan saat disimpan.`}
      <Group gap="xs" mt="sm">
        {drafts.map((draft) => (
          <Button
            key={draft.id}
            size="xs"
            classNames={{ root: classes.wrapping ?? '', label: classes.wrappingLabel ?? '' }}
            onClick={() => onRestore(draft)}
          >
            Lanjutkan isian {formatWaktuPenuh(draft.savedAt)}
            {drafts.length > 1 && hint(shape, draft.values, clean)}
          </Button>
        ))}
        <Button size="xs" variant="default" onClick={onDiscard}>
          Buang saja
        </Button>
      </Group>
    </Alert>
  )
}
