import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { parseAttractionId } from '#common/places/attractionId.ts';
import { profilePath } from '#common/urls/pageLocation.ts';
import type { ActRow_act$data, ActRow_act$key } from '#web/__generated__/ActRow_act.graphql.ts';
import { When } from '#web/features/moderation/lists/When.tsx';
import { pathOf } from '#web/navigation/viewLocation.ts';
import { ACTION_WORDS } from './actions.ts';
import { UndoButton } from './UndoButton.tsx';
import rows from '#web/features/moderation/lists/Rows.module.css';

/** One act of a moderator, with links to the place and user it is about. */
export function ActRow({ actKey }: { actKey: ActRow_act$key }) {
  const act = useFragment(actFragment, actKey);
  const { action, actor, created, user } = act;
  const place = placeOf(act);
  const words = action ? ACTION_WORDS[action] : undefined;
  return (
    <li className={rows.row} data-sided>
      <div className={rows.head}>
        <strong>{words && <FormattedMessage id={words} />}</strong>
        <Detail act={act} />
      </div>
      <div className={rows.facts}>
        <When time={created} />
        {actor ? (
          <Link to={profilePath(actor)}>{actor}</Link>
        ) : (
          <FormattedMessage id={isOperators(act) ? 'security.byOperator' : 'comment.former'} tagName="span" />
        )}
        {place && <Link to={pathOf('place', { screen: 'attraction', id: place.id })}>{place.name}</Link>}
        {user && (
          <span>
            <FormattedMessage id="admin.aboutUser" /> <Link to={profilePath(user.username)}>{user.username}</Link>
          </span>
        )}
        {!place && !user && hasTarget(act) && <FormattedMessage id="admin.targetGone" tagName="span" />}
      </div>
      {words && act.isUndoable && (
        <div className={rows.ways}>
          <UndoButton actId={act.actId} words={words} />
        </div>
      )}
    </li>
  );
}

/** The place that an act is about, by its last known name where it is hidden: its page says more to admins. */
function placeOf({ attraction, attractionName, targetId, targetKind }: ActRow_act$data) {
  if (attraction) return { id: attraction.attractionId, name: attraction.name };
  const id = targetKind === 'ATTRACTION' ? parseAttractionId(targetId) : null;
  return id && { id, name: attractionName ?? id };
}

/** Whether the operator did it by the command line. */
function isOperators({ detail }: ActRow_act$data): boolean {
  return detail.some(({ name, value }) => name === 'by' && value === 'COMMAND_LINE');
}

/** Whether it was about something that can be deleted, and not about the data or the service as a whole. */
function hasTarget({ targetKind }: ActRow_act$data): boolean {
  return targetKind !== 'DATA_SET' && targetKind !== 'SERVICE';
}

/** The details of an act that are shown: a reason, a name, a role, an outcome. */
function Detail({ act: { detail } }: { act: ActRow_act$data }) {
  const intl = useIntl();
  const words: Readonly<Record<string, string>> = {
    ADMIN: intl.formatMessage({ id: 'admin.roleAdmin' }),
    USER: intl.formatMessage({ id: 'admin.roleUser' }),
    KEPT: intl.formatMessage({ id: 'admin.outcomeKept' }),
    REMOVED: intl.formatMessage({ id: 'admin.outcomeRemoved' }),
  };
  return detail.flatMap(({ name, value }) => {
    if (name === 'reason' || name === 'name')
      return [
        <q key={name} dir="auto">
          {value}
        </q>,
      ];
    return name === 'role' || name === 'outcome' ? [<span key={name}>{words[value] ?? value}</span>] : [];
  });
}

const actFragment = graphql`
  fragment ActRow_act on ModerationAct {
    actId
    isUndoable
    action
    actor
    created
    targetId
    targetKind
    detail {
      name
      value
    }
    attractionName
    attraction {
      attractionId
      name(language: $language)
    }
    user {
      username
    }
  }
`;
