/** The known state of a replica, by the last poll and the statements since. */
export interface ReplicaState {
  readonly isUp: boolean;
  /** The data set that is live on it; null while it has never answered. */
  readonly version: number | null;
}

/**
 * Index of the next replica after `last` that answers and has the live version of the primary; null where none does:
 * one with another version lags behind a publish or a rollback. While the primary does not answer (`live` is null) the
 * newest version of the replicas counts.
 */
export function chooseReplica(replicas: readonly ReplicaState[], live: number | null, last: number): number | null {
  const wanted = live ?? newest(replicas);
  for (let step = 1; step <= replicas.length; step += 1) {
    const index = (last + step) % replicas.length;
    const replica = replicas[index];
    if (replica?.isUp === true && replica.version !== null && replica.version === wanted) return index;
  }
  return null;
}

function newest(replicas: readonly ReplicaState[]): number | null {
  const versions = replicas.flatMap(({ isUp, version }) => (isUp && version !== null ? [version] : []));
  return versions.length === 0 ? null : Math.max(...versions);
}
