import { lazyPart } from '../../platform/ui/lazy-part.ts'
import type { useRestore } from './trash.ts'

const QuestionDialog = lazyPart(async () => ({
  default: (await import('../../platform/ui/question-dialog.tsx')).QuestionDialog,
}))

interface Props {
  restore: ReturnType<typeof useRestore>
  onRestored: (id: number) => void
}

/** Asks before a restore that the server doubts; nothing while it asks nothing. */
export function RestoreQuestion({ restore: { asked, mutate, reset }, onRestored }: Props) {
  if (!asked) return null
  const { id, judul, teks } = asked
  return (
    <QuestionDialog
      question={{ title: judul, text: teks, yes: 'Ya, pulihkan juga' }}
      onYes={() => mutate({ id, isSure: true }, { onSuccess: () => onRestored(id) })}
      onNo={reset}
    />
  )
}
