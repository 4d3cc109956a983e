// What people are hit with in the corpora made here: things that are named, and verbs that hide theirs.

/** Things, as "frapper avec …" names them. */
export const things = [
  ['un bâton', 'a stick'],
  ['un livre', 'a book'],
  ['une pierre', 'a stone'],
  ['une chaussure', 'a shoe'],
  ['un journal', 'a newspaper'],
  ['un parapluie', 'an umbrella'],
  ['un marteau', 'a hammer'],
  ['un oreiller', 'a pillow'],
  ['une bouteille', 'a bottle'],
  ['une chaise', 'a chair'],
  ['une raquette', 'a racket'],
  ['une règle', 'a ruler'],
  ['un sac', 'a bag'],
  ['une tomate', 'a tomato'],
  ['un chapeau', 'a hat'],
  ['une brosse', 'a brush'],
  ['un gant', 'a glove'],
  ['une branche', 'a branch'],
  ['un balai', 'a broom'],
  ['une assiette', 'a plate'],
  ['une cuillère', 'a spoon'],
  ['une boîte', 'a box'],
  ['un ballon', 'a ball'],
  ['une serviette', 'a towel'],
  ['un gâteau', 'a cake'],
  ['une tarte', 'a pie'],
  ['une tasse', 'a cup'],
  ['un poisson', 'a fish'],
  ['une corde', 'a rope'],
  ['une fleur', 'a flower'],
];

/** Verbs that hide what they hit with, as participles. */
export const verbs = [
  ['matraqué', 'a truncheon'],
  ['cravaché', 'a riding crop'],
  ['fouetté', 'a whip'],
  ['bâtonné', 'a stick'],
  ['fustigé', 'a rod'],
  ['sabré', 'a sword'],
  ['poignardé', 'a dagger'],
  ['harponné', 'a harpoon'],
  ['torpillé', 'a torpedo'],
  ['martelé', 'a hammer'],
  ['enfariné', 'flour'],
  ['lapidé', 'stones'],
];

/** What may stand behind a sentence, so that its end is not always next to the blow. */
export const endings = [
  ['hier', 'yesterday'],
  ['ce matin', 'this morning'],
  ['devant tout le monde', 'in front of everyone'],
  ['à la gare', 'at the station'],
  ['pendant la fête', 'during the party'],
  ['sans raison', 'for no reason'],
  ['et il a ri', 'and he laughed'],
  ["parce qu'il avait perdu", 'because he had lost'],
];
