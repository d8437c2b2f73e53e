import { Button, Checkbox, Modal, Radio, Stack, Text, Title } from '@mantine/core'
import type { FormValues } from '@safar/shared/records/noun/values'
import { useState } from 'react'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { sentence } from '../../../platform/ui/sentence.ts'
import { useFocusBack } from '../../../platform/ui/use-focus-back.ts'
import classes from './compare.module.css'
import type { Conflict } from './merge.ts'
import { SideView } from './side-view.tsx'

interface ConflictDialogProps<V extends FormValues> {
  /** The noun in a sentence. */
  word: string
  conflicts: readonly Conflict<V>[]
  /** The name of who saved in between, if the server gives it. */
  who?: string | undefined
  /** A note that needs no choice. */
  note?: string | undefined
  onCancel: () => void
  /** Called with the conflicts resolved in favour of the other copy. */
  onSave: (theirs: Conflict<V>[]) => void
}

type Choice = 'mine' | 'theirs'

/** Renders the dialog of a conflict: asks about each place that both changed, and shows what else comes along. */
export function ConflictDialog<V extends FormValues>({
  word,
  conflicts,
  who,
  note,
  onCancel,
  onSave,
}: ConflictDialogProps<V>) {
  useFocusBack()
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const choose = (path: string, choice: Choice) => setChoices((now) => ({ ...now, [path]: choice }))
  // The other person's change alone is taken by default.
  const choiceOf = ({ path, both }: Pick<Conflict, 'path' | 'both'>): Choice =>
    choices[path] ?? (both ? 'mine' : 'theirs')
  const asked = conflicts.filter(({ both }) => both)
  const along = conflicts.filter(({ both }) => !both)
  const other = who || 'orang lain'
  return (
    <Modal
      opened
      onClose={onCancel}
      size="xl"
      title={`${sentence(word)} ini baru saja diubah orang lain`}
      closeButtonProps={{ 'aria-label': 'Kembali ke formulir' }}
    >
      <Text size="sm" mb="md">
        {who ? `${who} menyimpan` : 'Seseorang menyimpan'} perubahan saat Anda mengisi.
        {conflicts.length === 0 && ' Perubahannya sama dengan isian Anda.'}
        {asked.length > 0 &&
          ' Pilih untuk tiap isian yang Anda berdua ubah; perubahan Anda yang lain tetap dipakai.'}
        {asked.length === 0 && along.length > 0 && ' Semua perubahan Anda tetap dipakai.'}
        {note && ` ${note}`}
      </Text>
      <Stack gap="md">
        {asked.map((conflict) => (
          <Radio.Group
            key={conflict.path}
            label={conflict.label}
            labelProps={{ fw: 680 }}
            value={choiceOf(conflict)}
            onChange={(value) => choose(conflict.path, value === 'theirs' ? 'theirs' : 'mine')}
            className={classes.choice}
          >
            <div className={classes.pair}>
              <Radio
                value="theirs"
                label={
                  <>
                    <strong>Dari {other}</strong>
                    <SideView side={conflict.theirs} />
                  </>
                }
              />
              <Radio
                value="mine"
                label={
                  <>
                    <strong>Punya Anda</strong>
                    <SideView side={conflict.mine} />
                  </>
                }
              />
            </div>
          </Radio.Group>
        ))}
        {along.length > 0 && (
          <section aria-labelledby="ikut-disimpan">
            <Title order={3} size="h5" id="ikut-disimpan" mb="xs">
              Hanya diubah {other}, ikut disimpan
            </Title>
            <Stack gap="xs">
              {along.map((conflict) => (
                <Checkbox
                  key={conflict.path}
                  className={classes.choice}
                  classNames={{ body: classes.along ?? '', labelWrapper: classes.alongLabel ?? '' }}
                  checked={choiceOf(conflict) === 'theirs'}
                  onChange={({ currentTarget }) =>
                    choose(conflict.path, currentTarget.checked ? 'theirs' : 'mine')
                  }
                  label={
                    <>
                      <strong>{conflict.label}</strong>
                      <span className={classes.pair}>
                        <span>
                          Semula: <SideView side={conflict.mine} />
                        </span>
                        <span>
                          Menjadi: <SideView side={conflict.theirs} />
                        </span>
                      </span>
                    </>
                  }
                />
              ))}
            </Stack>
          </section>
        )}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Kembali ke formulir
        </Button>
        <Button
          onClick={() => onSave(conflicts.filter((conflict) => choiceOf(conflict) === 'theirs'))}
          data-autofocus
        >
          Simpan pilihan ini
        </Button>
      </DialogActions>
    </Modal>
  )
}
