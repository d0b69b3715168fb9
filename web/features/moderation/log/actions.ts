import type { ModerationAction } from '#web/__generated__/ActLogQuery.graphql.ts';
import type { MessageId } from '#web/i18n/messages.ts';

/** The texts for the acts of moderators. */
export const ACTION_WORDS: Readonly<Record<string, MessageId>> = {
  APPROVE_IMAGE: 'admin.act.APPROVE_IMAGE',
  REJECT_IMAGE: 'admin.act.REJECT_IMAGE',
  RETURN_IMAGE: 'admin.act.RETURN_IMAGE',
  DELETE_IMAGE: 'admin.act.DELETE_IMAGE',
  MARK_COVER: 'admin.act.MARK_COVER',
  UNMARK_COVER: 'admin.act.UNMARK_COVER',
  EDIT_COMMENT: 'admin.act.EDIT_COMMENT',
  DELETE_COMMENT: 'admin.act.DELETE_COMMENT',
  EDIT_CONDITION: 'admin.act.EDIT_CONDITION',
  POST_CONDITION: 'admin.act.POST_CONDITION',
  SET_MANAGER: 'admin.act.SET_MANAGER',
  REMOVE_MANAGER: 'admin.act.REMOVE_MANAGER',
  END_CONDITION: 'admin.act.END_CONDITION',
  EXTEND_CONDITION: 'admin.act.EXTEND_CONDITION',
  HIDE_CONDITION: 'admin.act.HIDE_CONDITION',
  RESTORE_CONDITION: 'admin.act.RESTORE_CONDITION',
  CLOSE_REPORT: 'admin.act.CLOSE_REPORT',
  SET_ALTERNATIVE_NAME: 'admin.act.SET_ALTERNATIVE_NAME',
  REMOVE_ALTERNATIVE_NAME: 'admin.act.REMOVE_ALTERNATIVE_NAME',
  HIDE_ATTRACTION: 'admin.act.HIDE_ATTRACTION',
  RESTORE_ATTRACTION: 'admin.act.RESTORE_ATTRACTION',
  RESET_SECOND_FACTOR: 'admin.act.RESET_SECOND_FACTOR',
  SET_ROLE: 'admin.act.SET_ROLE',
  CLEAR_PROFILE: 'admin.act.CLEAR_PROFILE',
  BLOCK_USER: 'admin.act.BLOCK_USER',
  UNBLOCK_USER: 'admin.act.UNBLOCK_USER',
  UPDATE_DATA: 'admin.act.UPDATE_DATA',
  STOP_IMPORT: 'admin.act.STOP_IMPORT',
  ROLL_BACK_DATA: 'admin.act.ROLL_BACK_DATA',
  CLOSE_FOR_CHANGES: 'admin.act.CLOSE_FOR_CHANGES',
  OPEN_FOR_CHANGES: 'admin.act.OPEN_FOR_CHANGES',
} satisfies Record<Exclude<ModerationAction, '%future added value'>, MessageId>;

const isKnown = (action: string): action is Exclude<ModerationAction, '%future added value'> =>
  Object.hasOwn(ACTION_WORDS, action);

/** The act that a filter names; null for an unknown one. */
export function readAction(text: string): Exclude<ModerationAction, '%future added value'> | null {
  return isKnown(text) ? text : null;
}
