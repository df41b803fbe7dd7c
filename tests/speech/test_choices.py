import pytest

from seabattle.rules.checking.choice import ChoiceKind, RuleChoice, rule_choices
from seabattle.rules.checking.json_schema import variant_schema
from seabattle.speech import LANGUAGES, say
from seabattle.speech.choice import choice_explanation, choice_title, value_title
from speech.catalogs import facts_of


def all_words(lang: str, choice: RuleChoice) -> list[str]:
    """Everything that is said of a choice."""
    values = [value_title(lang, choice, value) for value in choice.values]
    return [choice_title(lang, choice), choice_explanation(lang, choice), *values]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("choice", rule_choices(), ids=lambda it: it.path)
def test_every_choice_is_explained_in_every_language(choice: RuleChoice, lang: str) -> None:
    """Players do not choose a rule without an explanation."""
    title, about, *values = all_words(lang, choice)

    assert not title.endswith(".")
    assert about.endswith(".")
    assert len({title, about, *values}) == 2 + len(choice.values)


def test_no_explanation_is_kept_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The messages of a removed choice must be removed, too."""
    heard: set[str] = set()

    def listening(lang: str, key: str, /, **facts: str) -> str:
        heard.add(key)
        return say(lang, key)

    monkeypatch.setattr("seabattle.speech.choice.say", listening)
    for choice in rule_choices():
        all_words("en", choice)

    assert {key for key in facts_of("en") if key.startswith("choice-")} == heard


def test_every_field_of_the_vocabulary_is_a_choice() -> None:
    """A builder that forgets a field cannot build every game."""
    tables = variant_schema()["$defs"].values()
    fields = {key for table in tables for key in table.get("properties", ())}

    assert fields <= {
        choice.path.rpartition(".")[2].rpartition("]")[2] for choice in rule_choices()
    }


def test_what_can_be_chosen_is_listed_in_the_order_of_the_rules() -> None:
    """From the strict to the free reads better than the alphabet."""
    by_path = {choice.path: choice for choice in rule_choices()}

    assert by_path["sea.touching"].values == ("never", "corners", "freely")
    assert by_path["turn.shots"].kind is ChoiceKind.NUMBER
    assert by_path["turn.shots"].values == ("ships-afloat",)
    assert by_path["fleet[].count"].required
    assert (by_path["fleet[].count"].least, by_path["fleet[].count"].most) == (1, 60)
    assert by_path["manoeuvre"].optional
    assert not by_path["labels"].optional
    assert by_path["disclosure.sunk_names"].default == ()
