import type { Bounds } from '#common/geo/bounds.ts';

/** Children of a node. */
export const NODE_CHILDREN = 16;
/** Four edges and an offset, 8 bytes each. */
const NODE_BYTES = 40;

/** A feature as the index knows it. */
export interface Indexed {
  readonly bounds: Bounds;
  /** Its first byte, counted from that of the first feature. */
  readonly offset: number;
}

/**
 * The index of a FlatGeobuf file, over features in the order in which they follow it, at least one: the root, then
 * level by level down to a leaf for each feature. A node has the bounds of its children, and the number of the first.
 */
export function packedTree(features: readonly Indexed[]): Buffer {
  const levels = levelSizes(features.length);
  const tree = Buffer.alloc(levels.reduce((sum, size) => sum + size, 0) * NODE_BYTES);
  let first = tree.length / NODE_BYTES - features.length;
  features.forEach(({ bounds, offset }, at) => writeNode(tree, first + at, bounds, offset));
  // From the leaves upwards: each level lies before the one below it.
  for (const [depth, size] of levels.entries()) {
    const above = levels[depth + 1];
    if (above === undefined) break;
    const start = first - above;
    for (let node = 0; node < above; node += 1) {
      const child = first + node * NODE_CHILDREN;
      const end = Math.min(child + NODE_CHILDREN, first + size);
      writeNode(tree, start + node, boundsOfNodes(tree, child, end), child);
    }
    first = start;
  }
  return tree;
}

/** Nodes of each level, from the leaves to the root; there is a root above a single leaf too. */
function levelSizes(leaves: number): number[] {
  const sizes = [leaves];
  let size = leaves;
  do {
    size = Math.ceil(size / NODE_CHILDREN);
    sizes.push(size);
  } while (size > 1);
  return sizes;
}

function writeNode(tree: Buffer, node: number, bounds: Bounds, offset: number): void {
  const at = node * NODE_BYTES;
  bounds.forEach((edge, index) => tree.writeDoubleLE(edge, at + index * 8));
  tree.writeBigUInt64LE(BigInt(offset), at + 32);
}

function boundsOfNodes(tree: Buffer, from: number, end: number): Bounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = from * NODE_BYTES; at < end * NODE_BYTES; at += NODE_BYTES) {
    west = Math.min(west, tree.readDoubleLE(at));
    south = Math.min(south, tree.readDoubleLE(at + 8));
    east = Math.max(east, tree.readDoubleLE(at + 16));
    north = Math.max(north, tree.readDoubleLE(at + 24));
  }
  return [west, south, east, north];
}
