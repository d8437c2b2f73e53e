import { lazy } from 'react'

const loadMessage = () => import('./message-dialog.tsx')
const loadQuestion = () => import('../../../platform/ui/question-dialog.tsx')
const loadLeave = () => import('./leave-dialog.tsx')

/**
 * The dialogs, loaded after the form; `preloadDialogs` fetches them at the first change, before the network could be
 * lost.
 */
export const MessageDialog = lazy(async () => ({ default: (await loadMessage()).MessageDialog }))
export const QuestionDialog = lazy(async () => ({ default: (await loadQuestion()).QuestionDialog }))
export const LeaveDialog = lazy(async () => ({ default: (await loadLeave()).LeaveDialog }))

export function preloadDialogs(): void {
  // A failure shows when a dialog is needed; there is nothing to say about it yet.
  void Promise.allSettled([loadMessage(), loadQuestion(), loadLeave()])
}
