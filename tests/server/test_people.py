"""Guests, accounts, sign-ins and tokens, as a browser or a script meets them."""

import asyncio
import dataclasses
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from cartomante.server import people, schema
from cartomante.server.names import clean_name, name_key
from cartomante.server.refusals import Code, Refusal
from server.serving import Serve, Served

PASSWORD = "correct horse battery"
ORDINARY_HASHING = people.HASHING  # as it is outside of tests


async def sign_up(browser: httpx.AsyncClient, name: str = "Ada", password: str = PASSWORD) -> dict[str, Any]:
    answer = await browser.post("/api/accounts", json={"name": name, "password": password})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def sign_in(browser: httpx.AsyncClient, name: str = "Ada", password: str = PASSWORD) -> httpx.Response:
    return await browser.post("/api/sign-ins", json={"name": name, "password": password})


async def rows(server: Served, table: sa.Table) -> list[Any]:
    return await server.desk.store.read(lambda connection: connection.execute(table.select()).all())


def refused(answer: httpx.Response, status: int, code: Code) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code.value), answer.text


# --- guests -----------------------------------------------------------------------------------------------------------


async def test_a_guest_plays_at_once(server: Served) -> None:
    browser = server.client()
    answer = await browser.post("/api/guests", json={"name": " Ada "})
    assert answer.status_code == 201, answer.text
    me = (await browser.get("/api/me")).json()
    assert me == answer.json()
    assert (me["name"], me["is_guest"], me["language"]) == ("Ada", True, "en")


async def test_the_cookie_cannot_be_read_by_scripts_or_sent_by_other_sites(server: Served) -> None:
    answer = await server.client().post("/api/guests", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


async def test_the_cookie_is_secure_behind_a_trusted_https_proxy(serve: Serve) -> None:
    server = await serve(trusted_proxies=["127.0.0.1"])
    browser = server.client(headers={"X-Forwarded-Proto": "https", "Sec-Fetch-Site": "same-origin"})
    answer = await browser.post("/api/guests", json={"name": "Ada"})
    assert "secure" in answer.headers["set-cookie"].lower()
    assert "strict-transport-security" in answer.headers


@pytest.mark.parametrize("wanted", [True, False])
async def test_whether_the_cookie_is_secure_can_be_set(serve: Serve, wanted: bool) -> None:
    server = await serve(cookie_secure=wanted)
    answer = await server.client().post("/api/guests", json={"name": "Ada"})
    assert ("secure" in answer.headers["set-cookie"].lower()) is wanted


async def test_a_forged_or_altered_cookie_is_nobodys(server: Served) -> None:
    browser = await server.guest()
    value = browser.cookies["cartomante"]
    altered = ("B" if value[0] == "A" else "A") + value[1:]
    for forged in (value.swapcase(), altered, value.split(".")[0], "x", ""):
        stranger = server.client(cookies={"cartomante": forged})
        refused(await stranger.get("/api/me"), 401, Code.NOT_SIGNED_IN)


async def test_the_database_holds_neither_cookie_nor_password_nor_token(server: Served) -> None:
    browser = server.client()
    await sign_up(browser)
    token = (await browser.post("/api/tokens", json={"label": "bot"})).json()["token"]
    secret = browser.cookies["cartomante"].split(".")[0]
    held = str([await rows(server, schema.people), await rows(server, schema.sign_ins)])
    assert "$argon2id$" in held
    for known in (PASSWORD, token, secret):
        assert known not in held


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "a\nb", "a\x00b", "\u202eevil", "a\u200bb", "\u3164", "\u0301", "\ufdfa" * 2]
)
async def test_a_name_that_cannot_be_shown_is_refused(server: Served, name: str) -> None:
    answer = await server.client().post("/api/guests", json={"name": name})
    assert answer.status_code == 422
    assert answer.json()["code"] in ("bad_name", "bad_message")


def test_names_have_one_spelling() -> None:
    assert clean_name("  Ａｄａ \u00a0 B ") == "Ada B"
    assert clean_name("Jürgen") == clean_name("Ju\u0308rgen")
    assert name_key("ß" * 24) == "s" * 48


def test_passwords_cost_as_much_as_they_should() -> None:
    assert ORDINARY_HASHING.memory_cost >= 64 * 1024
    assert ORDINARY_HASHING.time_cost >= 3


async def test_refusals_speak_the_language_of_the_browser_and_then_of_the_person(server: Served) -> None:
    browser = server.client(headers={"Accept-Language": "nl, de-AT;q=0.9, en;q=0.1"})
    german = (await browser.get("/api/me")).json()["text"]
    assert german == Refusal(Code.NOT_SIGNED_IN).text("de")
    await browser.post("/api/guests", json={"name": "Ada", "language": "it"})
    italian = (await browser.post("/api/tokens", json={"label": "x"})).json()["text"]
    assert italian == Refusal(Code.ONLY_ACCOUNTS).text("it")


# --- accounts ---------------------------------------------------------------------------------------------------------


async def test_a_guest_who_signs_up_remains_the_same_person(server: Served) -> None:
    browser = await server.guest()
    guest, old = (await browser.get("/api/me")).json(), browser.cookies["cartomante"]
    account = await sign_up(browser, "Ada Lovelace")
    assert account["id"] == guest["id"]
    assert not account["is_guest"]
    assert (await browser.get("/api/me")).json() == account
    refused(await server.client(cookies={"cartomante": old}).get("/api/me"), 401, Code.NOT_SIGNED_IN)


async def test_one_signs_in_on_another_device_whatever_the_case_of_the_name(server: Served) -> None:
    me = await sign_up(server.client(), "Straße")
    other = server.client()
    assert (await sign_in(other, "STRASSE")).status_code == 201
    assert (await other.get("/api/me")).json() == me


async def test_an_account_has_its_name_alone(server: Served) -> None:
    await sign_up(server.client(), "Ada")
    again = await server.client().post("/api/accounts", json={"name": "ＡＤＡ", "password": PASSWORD})
    refused(again, 409, Code.NAME_TAKEN)
    other = server.client()
    await sign_up(other, "Bea")
    refused(await other.patch("/api/me", json={"name": "ada"}), 409, Code.NAME_TAKEN)
    assert (await other.get("/api/me")).json()["name"] == "Bea"


async def test_of_two_who_take_a_name_at_once_one_gets_it(server: Served) -> None:
    body = {"name": "Ada", "password": PASSWORD}
    answers = await asyncio.gather(*(server.client().post("/api/accounts", json=body) for _ in range(4)))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]


async def test_who_has_an_account_makes_no_second_one(server: Served) -> None:
    browser = server.client()
    await sign_up(browser)
    again = await browser.post("/api/accounts", json={"name": "Bea", "password": PASSWORD})
    refused(again, 409, Code.ALREADY_ACCOUNT)


@pytest.mark.parametrize("password", ["", "seven77", "adalovelace"])
async def test_a_weak_password_is_refused(server: Served, password: str) -> None:
    answer = await server.client().post("/api/accounts", json={"name": "AdaLovelace", "password": password})
    refused(answer, 422, Code.WEAK_PASSWORD)
    assert await rows(server, schema.people) == []


async def test_an_old_hash_is_made_anew_when_its_owner_signs_in(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    await sign_up((await serve()).client())
    monkeypatch.setattr(people, "HASHING", dataclasses.replace(people.HASHING, time_cost=2))
    server = await serve()
    assert (await sign_in(server.client())).status_code == 201
    assert ",t=2," in (await rows(server, schema.people))[0].password
    assert (await sign_in(server.client())).status_code == 201


async def test_wrong_password_and_unknown_name_are_told_apart_by_nothing(server: Served) -> None:
    await sign_up(server.client())
    wrong, unknown = await sign_in(server.client(), "Ada", "wrong password"), await sign_in(server.client(), "Bea")
    refused(wrong, 401, Code.WRONG_PASSWORD)
    assert wrong.json() == unknown.json()


async def test_passwords_are_not_tried_without_end(serve: Serve) -> None:
    server = await serve(limits={"passwords_per_minute": 3})
    answers = [await sign_in(server.client(), "Ada", "wrong password") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [401, 401, 401, 429]
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert answers[-1].json()["wait"] > 0


async def test_people_are_not_made_without_end(serve: Serve) -> None:
    server = await serve(limits={"people_per_hour": 2})
    answers = [await server.client().post("/api/guests", json={"name": "Ada"}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]


async def test_name_and_language_change(server: Served) -> None:
    browser = server.client()
    await sign_up(browser)
    changed = await browser.patch("/api/me", json={"name": "Bea", "language": "fr"})
    assert changed.status_code == 200
    assert (await browser.get("/api/me")).json() == changed.json()
    assert (changed.json()["name"], changed.json()["language"]) == ("Bea", "fr")
    assert (await sign_in(server.client(), "bea")).status_code == 201
    assert (await sign_in(server.client(), "ada")).status_code == 401


async def test_a_new_password_needs_the_old_one_and_signs_others_out(server: Served) -> None:
    here, there = server.client(), server.client()
    await sign_up(here)
    await sign_in(there)
    new = "another long password"
    wrong = await here.patch("/api/me", json={"name": "Bea", "password": new, "old_password": "wrong password"})
    refused(wrong, 401, Code.WRONG_PASSWORD)
    assert (await here.get("/api/me")).json()["name"] == "Ada"
    missing = await here.patch("/api/me", json={"password": new})
    refused(missing, 422, Code.BAD_MESSAGE)
    assert "old_password" in missing.json()["text"]
    assert (await here.patch("/api/me", json={"password": new, "old_password": PASSWORD})).status_code == 200
    assert (await here.get("/api/me")).status_code == 200
    refused(await there.get("/api/me"), 401, Code.NOT_SIGNED_IN)
    assert (await sign_in(there)).status_code == 401
    assert (await sign_in(there, password=new)).status_code == 201


async def test_a_guest_has_no_password_to_change(server: Served) -> None:
    browser = await server.guest()
    answer = await browser.patch("/api/me", json={"password": PASSWORD, "old_password": ""})
    refused(answer, 403, Code.ONLY_ACCOUNTS)


async def test_a_deleted_account_leaves_results_without_a_name(server: Served) -> None:
    browser = server.client()
    me = await sign_up(browser)
    await server.desk.store.write(play_a_game, me["id"])
    assert (await browser.delete("/api/me")).status_code == 204
    assert "cartomante" not in browser.cookies
    assert [row.person_id for row in await rows(server, schema.results)] == [None]
    assert [row.person_id for row in await rows(server, schema.entries)] == [me["id"]]
    for table in (schema.seatings, schema.notes, schema.ratings, schema.sign_ins, schema.archives):
        assert await rows(server, table) == []
    assert "Ada" not in str(await rows(server, schema.people))
    assert (await sign_in(server.client())).status_code == 401
    assert (await sign_up(server.client()))["id"] != me["id"]


def play_a_game(connection: sa.Connection, person: str) -> None:
    """What a finished game leaves behind of somebody."""
    known = {"person_id": person, "table_id": "t", "game": "toy"}
    for table in (schema.tables, schema.entries, schema.seatings, schema.results, schema.ratings, schema.notes):
        connection.execute(table.insert().values(**filled(table, known)))
    connection.execute(schema.archives.insert().values(**filled(schema.archives, known)))


def filled(table: sa.Table, known: dict[str, Any]) -> dict[str, Any]:
    """A row with something in every column that needs it."""
    blank = {sa.String: "t", sa.Text: "{}", sa.Boolean: False, sa.Float: 0.0}
    needed = [column for column in table.c if column.name in known or not column.nullable]
    return {c.name: known.get(c.name, blank.get(type(c.type), 1)) for c in needed}


# --- sign-ins ---------------------------------------------------------------------------------------------------------


async def test_sign_ins_are_listed_and_revoked(server: Served) -> None:
    here = server.client(
        headers={"User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}
    )
    there = server.client()
    await sign_up(here)
    await sign_in(there)
    listed = (await here.get("/api/sign-ins")).json()
    assert [item["is_current"] for item in listed].count(True) == 1
    current, other = sorted(listed, key=lambda item: not item["is_current"])
    assert current["label"] == "Firefox, Linux"
    assert (await here.delete(f"/api/sign-ins/{other['id']}")).status_code == 204
    refused(await there.get("/api/me"), 401, Code.NOT_SIGNED_IN)
    refused(await here.delete(f"/api/sign-ins/{other['id']}"), 404, Code.NOT_FOUND)
    cookie = here.cookies["cartomante"]
    assert (await here.delete("/api/sign-ins/current")).status_code == 204
    refused(await server.client(cookies={"cartomante": cookie}).get("/api/me"), 401, Code.NOT_SIGNED_IN)


async def test_nobody_ends_the_sign_in_of_another(server: Served) -> None:
    ada, bea = await server.guest("Ada"), await server.guest("Bea")
    hers = (await ada.get("/api/sign-ins")).json()[0]["id"]
    refused(await bea.delete(f"/api/sign-ins/{hers}"), 404, Code.NOT_FOUND)
    assert (await ada.get("/api/me")).status_code == 200


async def test_signing_in_again_ends_what_the_browser_had_before(server: Served) -> None:
    browser = server.client()
    await sign_up(browser)
    await sign_in(browser)
    assert len((await browser.get("/api/sign-ins")).json()) == 1


async def test_the_oldest_sign_in_gives_way(serve: Serve) -> None:
    server = await serve(limits={"sign_ins_per_person": 2})
    browsers = [server.client() for _ in range(3)]
    await sign_up(browsers[0])
    await sign_in(browsers[1])
    await sign_in(browsers[2])
    assert len((await browsers[2].get("/api/sign-ins")).json()) == 2


async def test_another_worker_hears_of_a_revocation_within_seconds(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "REMEMBERED_SECONDS", 0.3)
    one, two = await serve(), await serve()
    browser = await one.guest()
    elsewhere = two.client(cookies={"cartomante": browser.cookies["cartomante"]})
    assert (await elsewhere.get("/api/me")).status_code == 200
    await browser.delete("/api/sign-ins/current")
    await asyncio.sleep(0.4)
    refused(await elsewhere.get("/api/me"), 401, Code.NOT_SIGNED_IN)


async def test_a_sign_in_that_nobody_used_for_long_ends(server: Served) -> None:
    browser = await server.guest()
    past = schema.sign_ins.update().values(expires_at=1)
    await server.desk.store.write(lambda connection: connection.execute(past))
    refused(await browser.get("/api/me"), 401, Code.NOT_SIGNED_IN)
    await server.desk.people.forget_expired()
    assert await rows(server, schema.sign_ins) == []


async def test_being_seen_makes_a_sign_in_last_longer(server: Served) -> None:
    browser = await server.guest()
    before = (await rows(server, schema.sign_ins))[0]
    long_ago = schema.sign_ins.update().values(seen_at=1)
    await server.desk.store.write(lambda connection: connection.execute(long_ago))
    assert (await browser.get("/api/me")).status_code == 200
    after = (await rows(server, schema.sign_ins))[0]
    assert after.seen_at >= before.seen_at
    assert after.expires_at >= before.expires_at


# --- tokens -----------------------------------------------------------------------------------------------------------


async def test_a_token_speaks_for_its_owner_until_it_is_revoked(server: Served) -> None:
    browser = server.client()
    me = await sign_up(browser)
    made = (await browser.post("/api/tokens", json={"label": "my bot"})).json()
    script = httpx.AsyncClient(base_url=server.url, headers={"Authorization": f"Bearer {made['token']}"})
    async with script:
        assert (await script.get("/api/me")).json() == me
        listed = (await browser.get("/api/tokens")).json()
        assert [(item["label"], "token" in item) for item in listed] == [("my bot", False)]
        assert (await browser.delete(f"/api/tokens/{made['id']}")).status_code == 204
        refused(await script.get("/api/me"), 401, Code.NOT_SIGNED_IN)
    refused(await browser.delete(f"/api/tokens/{made['id']}"), 404, Code.NOT_FOUND)


async def test_a_token_cannot_take_the_account_over(server: Served) -> None:
    browser = server.client()
    await sign_up(browser)
    token = (await browser.post("/api/tokens", json={"label": "my bot"})).json()["token"]
    async with httpx.AsyncClient(base_url=server.url, headers={"Authorization": f"Bearer {token}"}) as script:
        refused(await script.delete("/api/me"), 403, Code.NOT_ALLOWED)
        refused(await script.post("/api/tokens", json={"label": "more"}), 403, Code.NOT_ALLOWED)
        refused(await script.patch("/api/me", json={"name": "Eve"}), 403, Code.NOT_ALLOWED)
        refused(await script.get("/api/sign-ins"), 403, Code.NOT_ALLOWED)


async def test_tokens_are_for_accounts_and_not_too_many(serve: Serve) -> None:
    server = await serve(limits={"tokens_per_person": 1})
    browser = await server.guest()
    refused(await browser.post("/api/tokens", json={"label": "x"}), 403, Code.ONLY_ACCOUNTS)
    await sign_up(browser)
    assert (await browser.post("/api/tokens", json={"label": "x"})).status_code == 201
    refused(await browser.post("/api/tokens", json={"label": "y"}), 409, Code.TOO_MANY)


async def test_people_are_kept_in_postgresql_too(serve: Serve, postgresql: str) -> None:
    server = await serve(database=postgresql)
    browser = await server.guest()
    me = await sign_up(browser)
    assert (await sign_in(server.client(), "ADA")).status_code == 201
    refused(
        await server.client().post("/api/accounts", json={"name": "ada", "password": PASSWORD}), 409, Code.NAME_TAKEN
    )
    refused(await sign_in(server.client(), "\x00"), 401, Code.WRONG_PASSWORD)  # not storable, and so nobody's
    await server.desk.store.write(play_a_game, me["id"])
    assert (await browser.delete("/api/me")).status_code == 204
    refused(await browser.get("/api/me"), 401, Code.NOT_SIGNED_IN)


async def test_a_guest_may_not_go_by_the_name_of_an_account(server: Served) -> None:
    await server.client().post("/api/accounts", json={"name": "Ada", "password": "a long enough one"})
    assert (await server.client().post("/api/guests", json={"name": "ADA"})).json()["code"] == "name_taken"
    guest = await server.guest("Bea")
    assert (await guest.patch("/api/me", json={"name": "ada"})).json()["code"] == "name_taken"
    assert (await guest.get("/api/me")).json()["name"] == "Bea"
